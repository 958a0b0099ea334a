import { accountFields, branchOfOutlet } from '../../branches-stores/index.ts';
import { email, image, money, nik, phone, reference } from '../../core/fields.ts';
import { inAnyState, referable } from '../../core/referables/referable.ts';
import { text } from '../../core/text.ts';
import { fullName, picture } from '../../membership/index.ts';

const optional = { required: false } as const;
/** Only the agent channel writes it. */
const fixed = { immutable: true } as const;

/** Rupiah of a fee for one order. */
export const feeBounds = { minimum: 0, maximum: 10_000_000 } as const;

/** By its name alone: the contract of stores would be fetched with the pages of agents. */
const store = referable<'branchId'>({ module: 'store', path: 'store', title: text('Toko', 'Store') });

/** Who an agent is. */
export const personalFields = {
  name: { ...fullName(), ...fixed },
  nik: nik({ unique: true, ...fixed }),
  phone: phone({ unique: true, ...fixed }),
  email: email({ maximum: 100, personal: 'email', ...optional, ...fixed }),
} as const;

/** The fields of an agent; staff change the fee alone. */
export const agentFields = {
  ...personalFields,
  branchId: { ...branchOfOutlet('SPEKTRA'), ...fixed },
  storeId: inAnyState(reference(store, { ...optional, ...fixed })),
  bankCode: { ...accountFields.bankCode, ...fixed },
  accountNo: { ...accountFields.accountNo, ...fixed },
  accountName: { ...accountFields.accountName, ...fixed },
  ktpFile: image(picture, { ...optional, ...fixed }),
  selfieFile: image(picture, { ...optional, ...fixed }),
  /** `null`: PRE_ORDER_AGENT_FEE. */
  feePerOrder: money({ ...feeBounds, ...optional, notForBranches: true }),
} as const;
