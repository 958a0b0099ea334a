import { useCan } from '@console/auth';
import { salesForceImports } from '@console/contracts/branches-stores/sales-force/import';
import { servedOutlets } from '@console/contracts/branches-stores/sales-force/outlets';
import type { Text } from '@console/contracts/core/text';
import { addressOf } from '@console/contracts/routes/address';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import type { RowAction } from '@console/ui/list';
import { PageLink } from '@console/ui/navigation';
import { ActionButton } from '@console/ui/why';
import { useMemo, useState } from 'react';
import type { Mapping, MappingStep, MappingRegister } from './register.ts';
import { useWords } from './words.ts';

// The list opens without them.
const MapDialog = later(async () => ({ default: (await import('./MapDialog.tsx')).MapDialog }));
const StepDialog = later(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));
const MoveDialog = later(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** What leads from the list: a new mapping, the move of all outlets, and outlets without sales people. */
function Toolbar({ register }: { readonly register: MappingRegister }) {
  const { t, outlets, Outlets } = useWords(register);
  const can = useCan(register.resource.privilege);
  const [opened, open] = useState<'map' | 'move' | null>(null);
  const close = () => open(null);
  return (
    <>
      <PageLink to={`${addressOf(register.outlets)}?withoutSf=true`}>{t('without', { outlets: Outlets })}</PageLink>
      {can('create') && <ActionButton onClick={() => open('map')}>{t('map')}</ActionButton>}
      {can('update') && <ActionButton onClick={() => open('move')}>{t('move', { outlets })}</ActionButton>}
      {opened === 'map' && <MapDialog register={register} onClose={close} />}
      {opened === 'move' && <MoveDialog register={register} onClose={close} />}
    </>
  );
}

/** What the list adds: its toolbar, and the steps of an open row, each with a dialog of its own. */
function useList(register: MappingRegister) {
  const { privilege, steps } = register.resource;
  const mayChange = useCan(privilege)('update');
  const [step, begin] = useState<{ readonly name: MappingStep; readonly row: Mapping } | null>(null);
  const rowActions = useMemo((): readonly RowAction<Mapping>[] => {
    if (!mayChange) return [];
    return (Object.entries(steps) as unknown as readonly [MappingStep, { readonly title: Text }][]).map(
      ([name, { title }]) => ({
        key: name,
        title,
        offered: ({ state, isPrimary }) => state === 'OPEN' && !(name === 'primary' && isPrimary),
        run: (row) => begin({ name, row }),
      }),
    );
  }, [mayChange, steps]);
  return {
    toolbar: <Toolbar register={register} />,
    rowActions,
    note: step && (
      <StepDialog key={`${step.name}:${step.row.secureId}`} register={register} {...step} onClose={() => begin(null)} />
    ),
  };
}

/** The screens of the sales people of the outlets of a line. */
export function mappingScreens(register: MappingRegister) {
  const { code, name, ofPerson } = servedOutlets[register.line];
  return screens(register.resource, {
    columns: [
      { field: name, second: code, width: 220 },
      { field: 'sfName', second: 'sfNpk', width: 180 },
      { field: 'branchId', width: 180 },
      'isPrimary',
      'startDate',
      'endDate',
      ofPerson,
      'state',
      { field: code, hidden: true },
      { field: 'sfNpk', hidden: true },
      { field: 'salesCode', hidden: true },
    ] as never,
    import: salesForceImports[register.line],
    list: function useMappings() {
      return useList(register);
    },
  });
}
