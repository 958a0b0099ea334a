import { queryEndpoint } from '@console/api';
import { partnerCalls } from '@console/contracts/cards/partners';
import { common, useMessages } from '@console/ui/messages';

const reading = queryEndpoint(partnerCalls.couriers);

/** A courier of the setting, by its code. */
export function CourierSelect({ id, label, value, onChange }: { readonly id: string; readonly label: string; readonly value: string; readonly onChange: (code: string) => void }) {
  const words = useMessages(common);
  const { data } = reading.useQuery({ query: {} });
  return (
    <select id={id} aria-label={label} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{words('choose')}</option>
      {data?.map(({ code, name }) => <option key={code} value={code}>{`${code} - ${name}`}</option>)}
    </select>
  );
}
