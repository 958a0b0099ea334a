import { printedCardNumber } from '@console/contracts/core/card-number';
import { labelPart } from '@console/contracts/core/label';
import { labelFields, type Resource } from '@console/contracts/core/resource';

/**
 * The label of a record: the values of the contract's label fields.
 * @example
 * recordLabel(cardTypes, { code: 'GOLD', name: 'Gold' }); // 'GOLD Gold'
 */
export const recordLabel = (resource: Resource, record: Readonly<Record<string, unknown>>): string =>
  labelFields(resource)
    .flatMap((name) => {
      const field = resource.fields[name] ?? resource.derived[name];
      const part = labelPart(field, name, record);
      if (part === null) return [];
      return [field?.kind === 'card' ? printedCardNumber(String(part)) : part];
    })
    .join(' ');
