import { phases } from '@console/contracts/core/resource';
import { OptionTag } from '../status/index.ts';

/** The phase of a record as a tag. */
export const PeriodTag = ({ phase }: { readonly phase: unknown }) =>
  typeof phase === 'string' ? <OptionTag value={phase} options={phases} /> : null;
