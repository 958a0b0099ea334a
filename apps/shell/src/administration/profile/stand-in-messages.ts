import { defineMessages } from '@console/ui/messages';

export const standInMessages = defineMessages({
  id: {
    title: 'Pengganti saat cuti',
    hint: 'Pengganti memegang sendiri semua persetujuan dan cakupan Anda; paling lama {days} hari.',
    who: 'Pengganti',
    from: 'Mulai',
    until: 'Sampai dengan',
    name: 'Tunjuk pengganti',
    named: 'Pengganti ditunjuk',
    incomplete: 'Pilih pengganti dan isi kedua tanggal',
    end: 'Akhiri',
    endQuestion: 'Akhiri pengganti?',
    ended: 'Pengganti diakhiri',
    period: '{from} sampai {until}',
    forOther: 'Anda mewakili {name}',
  },
  en: {
    title: 'Stand-in during leave',
    hint: 'A stand-in holds all your approvals and your scope himself; {days} days at most.',
    who: 'Stand-in',
    from: 'From',
    until: 'Until',
    name: 'Name a stand-in',
    named: 'The stand-in is named',
    incomplete: 'Choose a stand-in and both dates',
    end: 'End',
    endQuestion: 'End the stand-in?',
    ended: 'The stand-in has ended',
    period: '{from} to {until}',
    forOther: 'You stand in for {name}',
  },
});
