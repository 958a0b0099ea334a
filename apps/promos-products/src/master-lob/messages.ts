import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    periods: 'Parameter menurut tanggal',
    from: 'Mulai',
    to: 'Sampai',
    open: 'Seterusnya',
    none: 'Belum ada parameter',
  },
  en: {
    periods: 'Parameters by day',
    from: 'From',
    to: 'To',
    open: 'Open',
    none: 'No parameters yet',
  },
});
