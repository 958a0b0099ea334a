import autocannon from 'autocannon';
import { median } from './statistics.mjs';

/** Connections that ask again at once. */
const connections = 20;

async function asked({ url, headers = {}, expected = 200 }, seconds) {
  const { statusCodeStats, requests, duration } = await autocannon({ url, headers, connections, duration: seconds });
  const others = Object.keys(statusCodeStats).filter((status) => Number(status) !== expected);
  if (others.length > 0) throw new Error(`${url} answered ${others.join(', ')}`);
  return requests.total / duration;
}

/**
 * Answers a second of several addresses, asked in turns so that what else the machine does touches all alike.
 * @template {string} Name
 * @param {Record<Name, { url: string, headers?: Record<string, string>, expected?: number }>} addresses
 * @param {{ seconds: number, rounds: number }} how seconds of one turn
 * @returns {Promise<Record<Name, number>>} medians
 */
export async function rates(addresses, { seconds, rounds }) {
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (const address of Object.values(addresses)) await asked(address, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, address] of Object.entries(addresses)) samples[name].push(await asked(address, seconds));
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)]));
}
