declare module '../table.ts' {
  interface MemberTable {
    /** Street, RT/RW, village and district of the domicile. */
    address_encrypted: string | null;
  }
}

export {};
