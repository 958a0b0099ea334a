import type { HandOverBody } from '@console/contracts/cards/card-pickup';

/** Input at the counter, stored until the card is handed over. */
export interface HandOverValues {
  readonly scanned: string | null;
  readonly collector: HandOverBody['collector'];
  readonly proxyName: string;
  readonly proxyNik: string;
  readonly proxyRelation: string;
  readonly proxyLetter: string | null;
  readonly ktpSeen: boolean;
  readonly faceManual: boolean;
  readonly otpVerified: boolean;
  readonly photo: string | null;
  readonly signature: string | null;
}

export const emptyHandOver: HandOverValues = {
  scanned: null,
  collector: 'SELF',
  proxyName: '',
  proxyNik: '',
  proxyRelation: '',
  proxyLetter: null,
  ktpSeen: false,
  faceManual: false,
  otpVerified: false,
  photo: null,
  signature: null,
};

export type Part =
  | 'scan'
  | 'ktp'
  | 'face'
  | 'proxyName'
  | 'proxyNik'
  | 'proxyRelation'
  | 'proxyLetter'
  | 'photo'
  | 'signature';

/** The parts that are missing or wrong; the server checks them again. */
export function missingParts(values: HandOverValues): ReadonlySet<Part> {
  const isProxy = values.collector === 'PROXY';
  const faults: readonly (readonly [Part, boolean])[] = [
    ['scan', values.scanned === null],
    ['ktp', !values.ktpSeen],
    ['face', !values.faceManual && !values.otpVerified],
    ['proxyName', isProxy && values.proxyName.trim().length < 3],
    ['proxyNik', isProxy && !/^\d{16}$/.test(values.proxyNik)],
    ['proxyRelation', isProxy && values.proxyRelation === ''],
    ['proxyLetter', isProxy && values.proxyLetter === null],
    ['photo', values.photo === null],
    ['signature', values.signature === null],
  ];
  return new Set(faults.filter(([, isMissing]) => isMissing).map(([part]) => part));
}

/** The request body, for complete values. */
export function bodyOf(
  values: HandOverValues,
  { secureId, version }: Pick<HandOverBody, 'secureId' | 'version'>,
): HandOverBody {
  const isProxy = values.collector === 'PROXY';
  return {
    secureId,
    version,
    cardNo: values.scanned ?? '',
    collector: values.collector,
    ktpSeen: values.ktpSeen,
    faceManual: values.faceManual,
    photo: values.photo ?? '',
    signature: values.signature ?? '',
    proxyName: isProxy ? values.proxyName.trim() : null,
    proxyNik: isProxy ? values.proxyNik : null,
    proxyRelation: isProxy ? (values.proxyRelation as HandOverBody['proxyRelation']) : null,
    proxyLetter: isProxy ? values.proxyLetter : null,
  };
}
