import { printVendorLov } from '@console/contracts/cards/partners';
import { LovInput } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId } from 'react';
import { messages } from './messages.ts';

interface DesignsAndVendorProps {
  /** Id and name of each card type. */
  readonly types: readonly (readonly [id: string, name: string])[];
  readonly designs: Readonly<Record<string, string | null>>;
  readonly onDesigns: (designs: Record<string, string | null>) => void;
  readonly vendorCode: string | null;
  readonly onVendor: (code: string | null) => void;
}

/** A design for each card type, and the print vendor. */
export function DesignsAndVendor({ types, designs, onDesigns, vendorCode, onVendor }: DesignsAndVendorProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <>
      {types.map(([type, name]) => (
        <label key={type} htmlFor={`${id}-${type}`}>
          {t('designOf', { type: name })}
          <LovInput
            id={`${id}-${type}`}
            path="card-design/lov"
            parameters={{ cardTypeId: type }}
            required
            value={designs[type] ? [designs[type]] : []}
            onChange={([chosen = null]) => onDesigns({ ...designs, [type]: chosen })}
          />
        </label>
      ))}
      <label htmlFor={`${id}-vendor`}>
        {t('vendor')}
        <LovInput
          id={`${id}-vendor`}
          path={printVendorLov}
          by="code"
          required
          value={vendorCode ? [vendorCode] : []}
          onChange={([chosen = null]) => onVendor(chosen)}
        />
      </label>
    </>
  );
}
