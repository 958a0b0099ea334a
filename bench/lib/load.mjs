import { setTimeout as wait } from 'node:timers/promises';

/** Headers of a signed-in person's calls. */
export const headersOf = (username, token) => ({ authorization: `Bearer ${token}`, username });

/** Sends a call, reads the complete answer and adds its milliseconds to `samples`. @returns the text of the answer */
export async function timed(samples, url, options) {
  const start = performance.now();
  const answer = await fetch(url, options);
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${options?.method ?? 'GET'} ${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  samples.push(performance.now() - start);
  return text;
}

/** Like {@link timed}, but counts a refusal with BUSY instead of throwing. */
export async function timedUnlessBusy(samples, refused, url, options) {
  try {
    await timed(samples, url, options);
  } catch (error) {
    if (!String(error).includes('"code":"BUSY"')) throw error;
    refused.count += 1;
  }
}

/**
 * Runs people concurrently, each with a random pause between two acts.
 * @param {{ people: number, rest: number, seconds: number, act: (person: number) => Promise<void> }} how `rest`: mean
 *   milliseconds between a person's acts
 */
export async function work({ people, rest, seconds, act }) {
  const end = performance.now() + seconds * 1000;
  const pause = () => wait(Math.min(Math.random() * rest * 2, Math.max(0, end - performance.now())));
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      await pause();
      while (performance.now() < end) {
        await act(person);
        await pause();
      }
    }),
  );
}
