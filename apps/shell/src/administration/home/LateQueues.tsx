import { PageLink } from '@console/ui/navigation';
import { Late } from './Late.tsx';
import { counters } from './waiting.ts';

/** Queues whose work waits longer than their target, for the bell; nothing while none does. */
export default function LateQueues({ onClick }: { readonly onClick: () => void }) {
  const { data } = counters.useQuery({});
  const late = data?.filter((each) => (each.late ?? 0) > 0) ?? [];
  if (late.length === 0) return null;
  return (
    <ul className="late-queues">
      {late.map((each) => (
        <li key={each.code}>
          <PageLink to={each.url} onClick={onClick}>
            <span>{each.label}</span> <Late of={each} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
