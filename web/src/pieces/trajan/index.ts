/** Every piece of Trajan. `Symbols` of the pieces has to stand once on the page. */
import { enrol } from "../families.ts";
import TrajanPiece, { isTrajanPiece } from "./TrajanPiece.svelte";

export * from "./kinds.ts";
export * from "./circle.ts";
export * from "./map.ts";
export { default as ActionMedallion } from "./ActionMedallion.svelte";
export { default as ArchOfTrajan } from "./ArchOfTrajan.svelte";
export { default as BonusTile } from "./BonusTile.svelte";
export { default as Bowl } from "./Bowl.svelte";
export { default as CardBack } from "./CardBack.svelte";
export { default as CargoShip } from "./CargoShip.svelte";
export { default as CheckMark } from "./CheckMark.svelte";
export { default as CommodityCard } from "./CommodityCard.svelte";
export { default as ConstructionTile } from "./ConstructionTile.svelte";
export { default as CountChip } from "./CountChip.svelte";
export { default as DemandIcon } from "./DemandIcon.svelte";
export { default as Disc } from "./Disc.svelte";
export { default as ForumTile } from "./ForumTile.svelte";
export { default as Gate } from "./Gate.svelte";
export { default as Glyph } from "./Glyph.svelte";
export { default as Leader } from "./Leader.svelte";
export { default as Marker } from "./Marker.svelte";
export { default as MiniCircle } from "./MiniCircle.svelte";
export { default as MosaicRing } from "./MosaicRing.svelte";
export { default as Place } from "./Place.svelte";
export { default as PlusTwo } from "./PlusTwo.svelte";
export { default as PointsCoin } from "./PointsCoin.svelte";
export { default as ProvinceMap } from "./ProvinceMap.svelte";
export { default as Reward } from "./Reward.svelte";
export { default as RingArrow } from "./RingArrow.svelte";
export { default as SignIcon } from "./SignIcon.svelte";
export { default as StepChip } from "./StepChip.svelte";
export { default as TimeMarker } from "./TimeMarker.svelte";
export { default as Token } from "./Token.svelte";
export { default as TrajanTile } from "./TrajanTile.svelte";

enrol({ includes: isTrajanPiece, Drawing: TrajanPiece });
