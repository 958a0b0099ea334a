// The order of the test files: the longest first, so that none of them runs alone at the end. The others by size, which tells enough.
const fs = require('node:fs');

const longest = [
  'privileges/every-call',
  'src/start',
  'downloads/survival',
  'imports/survival',
  'releases/publishing/command-line',
];
const placeOf = (file) => longest.findIndex((name) => file.endsWith(`${name}.test.ts`));

module.exports = class {
  sort(tests) {
    const known = tests.map((test) => ({ test, place: placeOf(test.path), size: fs.statSync(test.path).size }));
    const early = known.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
    const others = known.filter(({ place }) => place < 0).sort((a, b) => b.size - a.size);
    return [...early, ...others].map(({ test }) => test);
  }

  cacheResults() {}
};
