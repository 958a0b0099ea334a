import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import { exclusiveSubjects } from '@console/contracts/branches-stores/branch/lines';
import type { Ask } from './levels.ts';

const precedence: readonly string[] = exclusiveSubjects.map(({ value }) => value);

/** The line of a sheet that holds on the day for one of the subjects; of several the one of the first kind. */
export const lineFor = (lines: readonly ExclusiveLine[], { subjects, day }: Ask): ExclusiveLine | null =>
  lines
    .filter(
      ({ subjectType, subjectCode, effectiveFrom, effectiveTo }) =>
        (subjects[subjectType] ?? []).includes(subjectCode) &&
        (effectiveFrom === null || effectiveFrom <= day) &&
        (effectiveTo === null || effectiveTo >= day),
    )
    .toSorted((one, other) => precedence.indexOf(one.subjectType) - precedence.indexOf(other.subjectType))[0] ?? null;
