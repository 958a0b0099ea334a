import { distributionFigures } from './figures.ts';
import { transitionCodes, transitions } from '../lifecycle/transitions.ts';

const safes = ['MRA', 'Branch'];
const counted = Object.values(distributionFigures);

it('every transition into or out of a safe is counted, and no other', () => {
  const into = transitionCodes.filter(
    (code) => safes.includes(transitions[code].to) && !transitions[code].from.some((from) => safes.includes(from)),
  );
  const outOf = transitionCodes.filter(
    (code) => transitions[code].from.some((from) => safes.includes(from)) && !safes.includes(transitions[code].to),
  );
  const codesOf = (sign: 1 | -1) =>
    [...new Set(counted.filter((figure) => figure.sign === sign).flatMap(({ codes }) => codes))].toSorted();
  expect(codesOf(1)).toEqual(into.toSorted());
  expect(codesOf(-1)).toEqual(outOf.toSorted());
  expect(
    transitionCodes.filter(
      (code) => safes.includes(transitions[code].to) && transitions[code].from.some((from) => safes.includes(from)),
    ),
  ).toEqual([]);
});
