import { useFlag, useIsOfBranch } from '@console/auth';
import { hiddenFrom, type SheetRule } from '@console/contracts/core/fields';
import { useMemo } from 'react';

/** A sheet with the columns that this person sees and fills in. */
export function useSeenColumns(rule: SheetRule): SheetRule {
  const flag = useFlag();
  const isOfBranch = useIsOfBranch();
  return useMemo(() => {
    const hidden = hiddenFrom(flag, rule.columns, isOfBranch);
    const columns = Object.fromEntries(Object.entries(rule.columns).filter(([name]) => !hidden.includes(name)));
    return { ...rule, columns };
  }, [rule, flag, isOfBranch]);
}
