import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

/** Sales people of one outlet at a time, at most. */
export const maxSalesForces = 5;

export const mappingStates = options({
  OPEN: ['Berjalan', 'Open', 'success'],
  ENDED: ['Berakhir', 'Ended', 'neutral'],
});
export const mappingActions = options({ ADD: ['Tambah', 'Add'], END: ['Akhiri', 'End'] });
export const yesNo = options({ Y: ['Ya', 'Yes'], N: ['Tidak', 'No'] });

/** Why a sales person is not mapped, or stays; with the texts of rows of a file. */
export const salesForceTexts = {
  SF_OTHER_BRANCH: text(
    'Bukan sales force aktif dari kantor outlet ini',
    'Not an active sales person of the office of this outlet',
  ),
  SF_OUTLET_NOT_OPEN: text('Outlet tidak aktif', 'The outlet is not active'),
  SF_LIMIT: text('Sudah ada {maximum} sales force', 'There are {maximum} sales people already'),
  SF_PRIMARY_NEEDED: text(
    'Jadikan sales force lain utama terlebih dahulu',
    'Make another sales person the primary one first',
  ),
  SF_ONE_PRIMARY: text(
    'Lebih dari satu sales force utama untuk outlet ini',
    'More than one primary sales person of this outlet',
  ),
  SF_NOT_MAPPED: text('Tidak melayani outlet ini', 'Does not serve this outlet'),
} as const;

export const salesForceErrors = {
  SF_OTHER_BRANCH: { status: 422, text: salesForceTexts.SF_OTHER_BRANCH },
  SF_OUTLET_NOT_OPEN: { status: 422, text: salesForceTexts.SF_OUTLET_NOT_OPEN },
  SF_LIMIT: { status: 422, text: salesForceTexts.SF_LIMIT },
  SF_ONE_PRIMARY: { status: 422, text: salesForceTexts.SF_ONE_PRIMARY },
  SF_PRIMARY_NEEDED: { status: 422, text: salesForceTexts.SF_PRIMARY_NEEDED },
} as const;
