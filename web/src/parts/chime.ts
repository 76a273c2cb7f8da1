/** A soft sound that says: your turn. Synthesised, so that no file has to be loaded. */
import { settings } from "../settings.svelte.ts";

const NOTES = [523.25, 783.99]; // C and G
const LENGTH = 0.5; // seconds
const LOUDNESS = 0.06;

let audio: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  NOTES.forEach((frequency, index) => {
    const [tone, volume] = [new OscillatorNode(audio!, { frequency }), new GainNode(audio!, { gain: 0 })];
    const begin = now + index * 0.14;
    volume.gain.linearRampToValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    tone.connect(volume).connect(audio!.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  });
}
