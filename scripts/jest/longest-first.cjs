// The order of the test files: the longest first, so that none of them runs alone at the end. How long each took is
// known from earlier runs on this machine; before the first one, some are named, and size tells enough of the others.
const fs = require('node:fs');
const path = require('node:path');

const longest = [
  'privileges/every-call',
  'http/hostile',
  'outage/every-call',
  'src/start',
  'downloads/survival',
  'imports/survival',
  'releases/publishing/command-line',
  'scripts/new-module/new-module',
  'scripts/new-remote/new-remote',
];
const placeOf = (file) => longest.findIndex((name) => file.replace(/\.test\.\w+$/, '').endsWith(name));
const root = path.resolve(__dirname, '../..');

/** Seconds of test files in earlier runs, by their path below the root. */
function knownSeconds() {
  try {
    const { folder, suite } = JSON.parse(fs.readFileSync(process.env.CONSOLE_KEPT_RESULTS, 'utf8'));
    return JSON.parse(fs.readFileSync(path.join(folder, `${suite}-seconds.json`), 'utf8'));
  } catch {
    return {};
  }
}

/** Bytes of a test file that takes a second, about: files that were never measured stand between the others. */
const bytesOfSecond = 1_000;

module.exports = class {
  sort(tests) {
    const known = knownSeconds();
    const secondsOf = (file) => {
      const seconds = known[path.relative(root, file).split(path.sep).join('/')];
      if (seconds !== undefined) return seconds;
      return placeOf(file) >= 0 ? 1_000 - placeOf(file) : fs.statSync(file).size / bytesOfSecond;
    };
    const measured = tests.map((test) => ({ test, seconds: secondsOf(test.path) }));
    return measured.toSorted((a, b) => b.seconds - a.seconds).map(({ test }) => test);
  }

  cacheResults() {}
};
