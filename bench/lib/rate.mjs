import autocannon from 'autocannon';
import { median } from './statistics.mjs';

/** Connections that send calls without a pause. */
const connections = 20;

async function answersPerSecond({ url, headers = {}, expected = 200 }, seconds) {
  const { statusCodeStats, requests, duration } = await autocannon({ url, headers, connections, duration: seconds });
  const others = Object.keys(statusCodeStats).filter((status) => Number(status) !== expected);
  if (others.length > 0) throw new Error(`${url} answered ${others.join(', ')}`);
  return requests.total / duration;
}

/**
 * Answers per second of several addresses, measured in turns so that other work of the machine affects all equally.
 * @template {string} Name
 * @param {Record<Name, { url: string, headers?: Record<string, string>, expected?: number }>} addresses
 * @param {{ seconds: number, rounds: number }} how `seconds`: duration of one turn
 * @returns {Promise<Record<Name, number>>} medians
 */
export async function rates(addresses, { seconds, rounds }) {
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (const address of Object.values(addresses)) await answersPerSecond(address, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, address] of Object.entries(addresses))
      samples[name].push(await answersPerSecond(address, seconds));
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)]));
}
