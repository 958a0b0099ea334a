import { printedCardNumber } from '@console/contracts/core/card-number';
import { labelFields, type Resource } from '@console/contracts/core/resource';

/**
 * The label of a record: the values of the contract's label fields.
 * @example
 * recordLabel(cardTypes, { code: 'GOLD', name: 'Gold' }); // 'GOLD Gold'
 */
export const recordLabel = (resource: Resource, record: Readonly<Record<string, unknown>>): string =>
  labelFields(resource)
    .flatMap((name) => {
      const value = record[name];
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return [
        (resource.fields[name] ?? resource.derived[name])?.kind === 'card' ? printedCardNumber(String(value)) : value,
      ];
    })
    .join(' ');
