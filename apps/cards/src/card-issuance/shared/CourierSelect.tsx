import { queryEndpoint } from '@console/api';
import { partnerCalls } from '@console/contracts/cards/partners';
import { Select } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';

const reading = queryEndpoint(partnerCalls.couriers);

/** Selects a courier of the setting, by its code. */
export function CourierSelect({
  id,
  label,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}) {
  const words = useMessages(common);
  const { data, error, isFetching, refetch } = reading.useQuery({ query: {} });
  if (error && !data) return <PartFailed error={error} onRetry={refetch} busy={isFetching} />;
  return (
    <Select
      id={id}
      aria-label={label}
      className="input"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{words('choose')}</option>
      {data?.map(({ code, name }) => (
        <option key={code} value={code}>{`${code} - ${name}`}</option>
      ))}
    </Select>
  );
}
