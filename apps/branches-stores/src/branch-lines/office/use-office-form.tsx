import { queryEndpoint } from '@console/api';
import { sharedIdentity, type Office } from '@console/contracts/branches-stores/branch/office';
import type { Call } from '@console/contracts/core/call';
import { TextInput, type FormSection, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { OfLine } from '../of-line.ts';
import { messages } from './messages.ts';

type OfficeCall = Call<{ readonly officeCode: string }, unknown, Office | null>;

/** The input of the code of an office: another line that has it gives its address. */
function codeInput({ register, line }: OfLine, onKnown: (isKnown: boolean) => void): ComponentType<InputProps> {
  const endpoint = queryEndpoint(register.calls.office as unknown as OfficeCall);
  return function OfficeCodeInput(props: InputProps) {
    const t = useMessages(messages);
    const { value, onSet } = props;
    const officeCode = typeof value === 'string' ? value.trim() : '';
    const isWhole = /^\d{5}$/.test(officeCode);
    const { currentData } = endpoint.useQuery({ query: { officeCode } }, { skip: !isWhole });
    const found = isWhole ? (currentData ?? null) : null;
    // The line itself has it: the code is refused, and no address is taken over.
    const isTaken = found?.lines.includes(line) === true;
    const office = isTaken ? null : found;
    useEffect(() => {
      onKnown(office !== null);
      if (office) for (const name of sharedIdentity) onSet?.(name, office[name]);
      // Only another office fills in its address again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [office]);
    return (
      <>
        <TextInput {...props} />
        {isTaken && <output className="form-error">{t('taken', { line })}</output>}
        {office && <output className="form-help">{t('known', { lines: office.lines.join(', ') })}</output>}
      </>
    );
  };
}

const shared: ReadonlySet<string> = new Set(sharedIdentity);

/**
 * The sections of the form of a new branch: an office that another line has keeps its address.
 * @example create: useOfficeForm(of, sections)
 */
export function useOfficeForm<Name extends string>(
  of: OfLine,
  sections: readonly FormSection<Name>[],
): { sections: readonly FormSection<Name>[] } {
  const [isKnown, setKnown] = useState(false);
  const input = useMemo(() => codeInput(of, setKnown), [of]);
  return useMemo(() => {
    const own = (entry: FormSection<Name>['fields'][number]) => {
      if (entry === 'officeCode') return { name: entry, input };
      return typeof entry === 'string' && shared.has(entry) ? { name: entry, disabled: () => isKnown } : entry;
    };
    return { sections: sections.map((section) => ({ ...section, fields: section.fields.map(own) })) };
  }, [sections, input, isKnown]);
}
