import { titleOf } from '@console/contracts/core/titles';
import { memberChanges, type MemberChange } from '@console/contracts/membership/member-change';
import { useText } from '@console/ui/messages';
import { Revealable } from '@console/ui/reveal';

const personal = { before: ['nikBefore', 'phoneBefore'], after: ['nikAfter', 'phoneAfter'] } as const;

/** One side of a change, a field in a line; numbers that are decided on may be seen in full for a reason. */
export function Side({ change, side }: { readonly change: MemberChange; readonly side: 'before' | 'after' }) {
  const text = useText();
  return (
    <>
      {change[side]?.split('\n').map((line) => (
        <div key={line}>{line}</div>
      ))}
      {personal[side]
        .filter((field) => change[field] !== null)
        .map((field) => (
          <div key={field}>
            {text(titleOf(memberChanges, field))}: <Revealable resource={memberChanges} record={change} field={field} />
          </div>
        ))}
    </>
  );
}
