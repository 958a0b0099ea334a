import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export const saoModule = {
  module: 'sao-assign',
  privilege: 'sao-assign:browse',
  title: text('Penugasan SAO', 'SAO assignment'),
} as const;

/** What an SAO looks after. */
export const saoOutletTypes = options({
  STORE: ['Toko', 'Store'],
  DEALER_NMC: ['Dealer NMC', 'Dealer (NMC)'],
  DEALER_UFI: ['Dealer UFI', 'Dealer (UFI)'],
  KIOSK: ['Kios', 'Kiosk'],
});
export type SaoOutletType = (typeof saoOutletTypes)[number]['value'];

/** In the order of the list, backwards: outlets without an SAO stand first, assignments that ended last. */
export const assignmentStates = options({
  UNASSIGNED: ['Belum ada SAO', 'Without SAO', 'warning'],
  OPEN: ['Bertugas', 'In charge', 'success'],
  ENDED: ['Berakhir', 'Ended', 'neutral'],
});

/** Whether the SAO of an open assignment still works at the branch of the outlet. */
export const saoStates = options({
  AVAILABLE: ['Aktif', 'Active', 'success'],
  UNAVAILABLE: ['SAO tidak aktif', 'SAO not active', 'error'],
});

export const saoTitles = {
  outletCode: text('Kode outlet', 'Outlet code'),
  outletName: text('Outlet'),
  outletType: text('Jenis', 'Type'),
  outletId: text('Outlet'),
  branchId: text('Cabang', 'Branch'),
  saoId: text('SAO'),
  saoNpk: text('NPK SAO', 'NPK of the SAO'),
  saoName: text('Nama SAO', 'Name of the SAO'),
  saoState: text('Status SAO', 'State of the SAO'),
  saoOutlets: text('Outlet SAO ini', 'Outlets of this SAO'),
  saoHeavy: text('SAO terlalu banyak outlet', 'SAO has too many outlets'),
  startDate: text('Mulai', 'Start'),
  endDate: text('Selesai', 'End'),
  openOrders: text('Order berjalan', 'Open orders'),
  state: text('Status', 'State'),
  withoutSao: text('Tanpa SAO aktif', 'Without active SAO'),
  ordersFollow: text('Order berjalan ikut pindah', 'Open orders move too'),
} as const;

/** Why an outlet does not get an SAO, or keeps the one it has. */
export const saoErrors = {
  SAO_OTHER_BRANCH: {
    status: 422,
    text: text('Bukan SAO aktif dari cabang outlet ini', 'Not an active SAO of the branch of this outlet'),
  },
  SAO_UNCHANGED: { status: 422, text: text('Outlet ini sudah di SAO tersebut', 'This SAO has the outlet already') },
  SAO_STILL_NEEDED: {
    text: text(
      'Masih ada {count} order berjalan: alihkan ke SAO lain',
      'There are {count} open orders: reassign it to another SAO',
    ),
  },
  SAO_BEFORE_START: {
    status: 422,
    text: text('Tidak boleh sebelum {start}, awal penugasan ini', 'Not before {start}, when this assignment begins'),
  },
  SAO_STILL_ASSIGNED: {
    status: 422,
    text: text('SAO sebelumnya bertugas sampai {end}', 'The SAO before is in charge until {end}'),
  },
} as const;
