import { measureNames, measures, type ReportedRemote } from '@console/contracts/platform/releases/reports';
import { Counter, Gauge, Histogram } from 'prom-client';
import { metrics } from '../platform/metrics.ts';

const registers = [metrics];
const labels = ['remote', 'version'] as const;

const starts = new Counter({
  name: 'console_remote_starts_total',
  help: 'Remotes that started well in a browser',
  labelNames: labels,
  registers,
});
const failures = new Counter({
  name: 'console_remote_failures_total',
  help: 'Remotes that failed in a browser, by kind',
  labelNames: [...labels, 'kind'],
  registers,
});
const calls = new Counter({
  name: 'console_remote_calls_total',
  help: 'Calls that pages of a remote made',
  labelNames: labels,
  registers,
});
const failedCalls = new Counter({
  name: 'console_remote_failed_calls_total',
  help: 'Calls of pages of a remote answered 5xx or not at all',
  labelNames: labels,
  registers,
});
export const cspViolations = new Counter({
  name: 'console_remote_csp_violations_total',
  help: 'Content that a browser stopped, by the remote whose file asked for it',
  labelNames: labels,
  registers,
});
const measured = new Map(
  measureNames.map((name) => [
    name,
    new Histogram({
      name: `console_remote_${name.toLowerCase()}${name === 'CLS' ? '_thousandths' : '_milliseconds'}`,
      help: `${name} as measured in browsers`,
      labelNames: labels,
      buckets: [...measures[name]],
      registers,
    }),
  ]),
);
export const resolutions = new Counter({
  name: 'console_release_resolutions_total',
  help: 'Documents of releases given out',
  labelNames: ['for'],
  registers,
});
export const changes = new Counter({
  name: 'console_release_changes_total',
  help: 'Changes of the state of a remote',
  labelNames: ['remote', 'kind'],
  registers,
});
/** 1 for every release that is stable, previous, canary or pinned; others have no line. */
export const given = new Gauge({
  name: 'console_release_given',
  help: 'Releases in use by what they are used for',
  labelNames: [...labels, 'as'],
  registers,
});
export const disabled = new Gauge({
  name: 'console_remote_disabled',
  help: '1 while nobody gets the remote',
  labelNames: ['remote'],
  registers,
});
export const steppedBack = new Gauge({
  name: 'console_remote_stepped_back',
  help: '1 from an automatic step back until somebody decides',
  labelNames: ['remote'],
  registers,
});
export const unproved = new Gauge({
  name: 'console_release_unproved',
  help: 'Releases in use whose record does not match its signature; they are given to nobody',
  registers,
});

/** Adds a tab's report of a release. */
export function observe({
  remote,
  version,
  starts: started,
  calls: called,
  failedCalls: failed,
  failures: kinds,
  measured: values,
}: ReportedRemote): void {
  const of = { remote, version };
  starts.inc(of, started);
  calls.inc(of, called);
  failedCalls.inc(of, failed);
  for (const [kind, count] of Object.entries(kinds)) failures.inc({ ...of, kind: kind.slice(0, 40) }, count);
  for (const [name, histogram] of measured) for (const value of values[name] ?? []) histogram.observe(of, value);
}
