import { text } from './text.ts';

/** The warning of a yield below the floor of its line; users of a branch read that an admin decides. */
export const yieldBelowFloor = text(
  'Yield {yield} % pada tenor {target} (batas {floor} %)',
  'Yield {yield} % at tenor {target} (floor {floor} %)',
);

/** The refusal of an approval that only an admin may make. It does not speak of yields: branches read it too. */
export const rateNeedsAdmin = {
  status: 403,
  text: text(
    'Di luar batas rate atau fee: hanya admin yang dapat menyetujui',
    'Beyond the limits of rates or fees: only an admin may approve it',
  ),
} as const;
