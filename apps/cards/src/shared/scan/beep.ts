let context: AudioContext | null = null;

/** A short high tone for a correct card, a long low one for a wrong card. Silent in browsers without audio. */
export function beep(right: boolean): void {
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const end = context.currentTime + (right ? 0.08 : 0.35);
    tone.frequency.value = right ? 1_320 : 220;
    volume.gain.value = 0.12;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(end);
  } catch {
    context = null;
  }
}
