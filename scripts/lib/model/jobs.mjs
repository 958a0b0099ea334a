import path from 'node:path';
import { sourceFiles } from '../source-files.mjs';

const declared = /\bschedule\(\s*\w+,\s*\{\s*name: ('[^']+'|\w+),\s*version: '(v\d)',\s*when: (\w+)(?:\(([^)]*)\))?,/g;
const times = {
  daily: (time) => `every day at ${time.replaceAll("'", '')}`,
  everyMinutes: (minutes) => (minutes === '1' ? 'every minute' : `every ${minutes} minutes`),
  hourly: () => 'every hour',
  monthly: (time) => `on the first of every month at ${time.replaceAll("'", '')}`,
};

/**
 * The scheduled jobs of the services, parsed from the calls of `schedule`.
 * @throws {Error} for a call in a form that is not parsed, since its job would be missing
 */
export function scheduledJobs() {
  const sources = [...sourceFiles(/^server\/src\/.*(?<!\.test|\.fixture|\.fixtures)\.ts$/)];
  return sources.flatMap(({ file, text: source }) => {
    const text = source.replaceAll(/^\s*\*.*$/gm, ''); // without examples in docstrings
    const found = [...text.matchAll(declared)];
    const calls = file.endsWith('schedule/job.ts') ? [] : [...text.matchAll(/\bschedule\(\s*\w+,/g)];
    if (calls.length !== found.length) throw new Error(`${file}: a job is scheduled in a form that is not read`);
    return found.map(([, name, version, when, time]) => ({
      name: name.startsWith("'") ? name.slice(1, -1) : namedIn(sources, file, name),
      version,
      when: times[when](time ?? ''),
      file,
    }));
  });
}

/** The value of a constant that a file of the same folder exports. */
function namedIn(sources, file, name) {
  const beside = sources.filter((source) => path.dirname(source.file) === path.dirname(file));
  for (const { text } of beside) {
    const value = new RegExp(`export const ${name} = '([^']+)'`).exec(text)?.[1];
    if (value) return value;
  }
  throw new Error(`${file}: the name ${name} of a job is not found`);
}
