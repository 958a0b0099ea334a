import { mutationEndpoint } from '@console/api';
import { digits, integer, money } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { tierCalls, tiers, type Simulated, type TierInput } from '@console/contracts/membership/tiering-plafond';
import { Button } from '@console/ui/core';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { formatCurrency } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { messages } from './messages.ts';

const simulate = mutationEndpoint(tierCalls.simulate);
const amount = { minimum: 0, maximum: 1_000_000_000, required: false } as const;
const { businessLine, programTypeId, databaseTypeId, riskGrade } = tiers.fields;
const ofLine = { businessLine: { ...businessLine, immutable: false } };
const ofMember = { ...ofLine, memberNo: digits({ minimum: 10, maximum: 10 }) };
const ofValues = {
  ...ofLine,
  programTypeId: { ...programTypeId, immutable: false },
  databaseTypeId: { ...databaseTypeId, immutable: false },
  riskGrade: { ...riskGrade, immutable: false },
  monthlyIncome: money({ ...amount, required: true }),
  otherIncome: money(amount),
  monthlyExpense: money(amount),
  contracts: integer({ minimum: 0, maximum: 1_000, required: false }),
  employeeGrade: integer({ minimum: 1, maximum: 12, required: false }),
};
/** What the limit is of: each way has its own fields, and sends no other. */
const fieldsBy = { member: ofMember, values: ofValues } as const;
type By = keyof typeof fieldsBy;
const ways: readonly By[] = ['member', 'values'];
const initial = Object.fromEntries(Object.keys({ ...ofMember, ...ofValues }).map((name) => [name, null]));
const titles = {
  memberNo: text('Nomor member', 'Member number'),
  monthlyIncome: text('Penghasilan bulanan', 'Monthly income'),
  otherIncome: text('Penghasilan lain', 'Other income'),
  monthlyExpense: text('Pengeluaran bulanan', 'Monthly expense'),
  contracts: text('Kontrak lunas', 'Closed contracts'),
  employeeGrade: text('Golongan karyawan', 'Employee grade'),
};

const valuesOf = (typed: Readonly<Record<string, unknown>>): TierInput => {
  const { programTypeId: program, databaseTypeId: type, riskGrade: grade, employeeGrade } = typed;
  const number = (name: string) => Number(typed[name] ?? 0);
  return {
    programTypeId: program as string,
    databaseTypeId: type as string | null,
    riskGrade: grade as TierInput['riskGrade'],
    monthlyIncome: number('monthlyIncome'),
    otherIncome: number('otherIncome'),
    monthlyExpense: number('monthlyExpense'),
    contracts: number('contracts'),
    employeeGrade: employeeGrade as number | null,
  };
};

function Outcome({ tier, base, amount: limit, reason }: Simulated) {
  const t = useMessages(messages);
  return (
    <output className="panel">
      <h3>{t('result')}</h3>
      <table className="plain-table">
        <tbody>
          {(
            [
              ['tier', tier ? `${tier.code} ${tier.name}` : '-'],
              ['base', formatCurrency(base)],
              ['amount', formatCurrency(limit)],
              ['reason', t(reason)],
            ] as const
          ).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </output>
  );
}

function SimulationDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const [send] = simulate.useMutation();
  const [by, setBy] = useState<By>('member');
  return (
    <FieldsDialog
      resource={tiers}
      name="simulate"
      fields={fieldsBy[by]}
      titles={titles}
      initial={initial}
      title={t('simulate')}
      text={t('simulateText')}
      action={t('compute')}
      reads
      send={(typed) => {
        const { memberNo, businessLine: line } = typed as { memberNo: string; businessLine: 'SPEKTRA' };
        return send({
          body: { businessLine: line, ...(by === 'member' ? { memberNo } : { values: valuesOf(typed) }) },
        });
      }}
      shows={(result) => <Outcome {...result} />}
      onClose={onClose}
      choice={
        <fieldset className="panel">
          <legend>{t('by')}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name="by" checked={by === way} onChange={() => setBy(way)} /> {t(way)}{' '}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}

/** The limit that a member, or typed values, would have today. */
export function Simulation() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('simulate')}</Button>
      {isOpen && <SimulationDialog onClose={() => setOpen(false)} />}
    </>
  );
}
