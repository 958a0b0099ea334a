/** What takes a day or an hour from the zone of the browser, with what to take instead. */
const zoned = [
  [/\bdayjs\(\)/, 'dayjs()'],
  [/\bnew Date\(\)/, 'new Date()'],
  [/\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/, 'a part of a date in the zone of the browser'],
  [/\.to(?:LocaleDate|LocaleTime|Date|Time)String\(/, 'a date in words of the browser'],
];
/** The clock of the computer at the screen may be wrong by minutes or by a day. */
const ownClock = /\bDate\.now\b/;
/** Where the clock of the server is shown: tokens, requests and their keys measure spans before it is known. */
const usesServerClock = /^(?:apps|packages\/ui\/src)\//;
const pickers = /from 'antd\/es\/(?:date-picker|time-picker|calendar)/;

/** The one file that reads the clock, and the one that has the picker, with the zone set. */
const clock = 'packages/ui/src/formats/dates.ts';
const picker = 'packages/ui/src/form/inputs/DateInput.tsx';

/**
 * Places of the client where today would be that of the browser instead of Jakarta, or now that of its clock instead of
 * the server's.
 * @param {Iterable<{ file: string, text: string }>} files sources of the repository, by their path from its root
 * @returns how many files were looked at, and the faults
 */
export function browserDayFaults(files) {
  let seen = 0;
  const faults = [];
  for (const { file, text } of files) {
    if (!/^(?:apps|packages\/(?:ui|api|auth|contracts|instalments)\/src)\/.*\.tsx?$/.test(file)) continue;
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    seen += 1;
    for (const [pattern, word] of zoned)
      if (file !== clock && pattern.test(text))
        faults.push(
          `${file} has ${word}; days are those of Jakarta: todayInJakarta and formatDate of @console/ui/formats`,
        );
    if (usesServerClock.test(file) && ownClock.test(text))
      faults.push(
        `${file} has Date.now; take serverNow of @console/auth, or useNow and useToday of @console/ui/formats`,
      );
    if (file !== picker && pickers.test(text))
      faults.push(`${file} has a picker of its own; use DateField or a date field`);
  }
  return { seen, faults };
}
