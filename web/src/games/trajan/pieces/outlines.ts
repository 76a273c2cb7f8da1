/** Own signs, drawn on the same box of 512 x 512 as the icons of the collection. */
const disc = (cx: number, cy: number) => `M${cx - 62} ${cy}a62 62 0 1 0 124 0a62 62 0 1 0-124 0z`;

export const OWN_OUTLINES = {
  arch:
    "M40 60h432v52H40zM64 128h384v56H64zM56 200h400v252H336V352a80 80 0 0 0-160 0v100H56zM100 236v100h40V236z" +
    "m272 0v100h40V236z",
  roof: "M256 70 20 270h472zM84 292h344v44H84zm24 64h56v90h-56zm120 0h56v90h-56zm120 0h56v90h-56z",
  window:
    "M256 40c-90 0-160 70-160 160v230h320V200c0-90-70-160-160-160zm-18 46v134H140v-20c0-60 42-106 98-114zm36 0" +
    "c56 8 98 54 98 114v20h-98zM140 256h98v134h-98zm134 0h98v134h-98zM70 448h372v36H70z",
  wild:
    "m256 16 46 128 122-60-60 122 128 50-128 46 60 122-122-60-46 128-46-128-122 60 60-122" +
    "L16 256l132-50-60-122 122 60z",
  card:
    "M130 40h252a36 36 0 0 1 36 36v360a36 36 0 0 1-36 36H130a36 36 0 0 1-36-36V76a36 36 0 0 1 36-36z" +
    "m20 56v320h212V96z",
  token: "M100 130h312a60 60 0 0 1 60 60v132a60 60 0 0 1-60 60H100a60 60 0 0 1-60-60V190a60 60 0 0 1 60-60z",
  /** The six trays of an action circle. */
  trays: [disc(256, 86), disc(403, 171), disc(403, 341), disc(256, 426), disc(109, 341), disc(109, 171)].join(""),
} as const;

export type OwnOutline = keyof typeof OWN_OUTLINES;
