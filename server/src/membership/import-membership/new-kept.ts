import type { RowFault } from '../../records/imports/handler.ts';
import type { Known, Values } from './new-check.ts';

const kept = (column: keyof Values, stored: string): RowFault[] => [
  { column, code: 'VALUE_KEPT', parameters: { stored } },
];
const hiddenKept = (column: keyof Values): RowFault[] => [{ column, code: 'HIDDEN_VALUE_KEPT' }];

/**
 * Warnings of columns that an update of a known member does not write although the file says something else: the source
 * of the registration, blank cells, and parts of the identity that are not stored.
 * @param known the stored member
 */
export function keptColumns(values: Values, known: Known): readonly RowFault[] {
  const { source, databaseType, verificationStep } = known;
  return [
    ...(values.source === source ? [] : kept('source', source)),
    ...(values.database_type_code === null && databaseType !== null ? kept('database_type_code', databaseType) : []),
    ...(values.verification_step === null ? kept('verification_step', verificationStep) : []),
    ...(values.email === null && known.emailHash !== null ? hiddenKept('email') : []),
    ...(known.birthPlace === null ? hiddenKept('birth_place') : []),
    ...(known.mothersName === null ? hiddenKept('mother_maiden_name') : []),
  ];
}
