import type {
  BusinessField,
  EmergencyRelation,
  MaritalStatus,
  Occupation,
  ResidenceStatus,
} from '@console/contracts/membership/membership/vocabulary';
import type { ColumnType } from 'kysely';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

declare module '../table.ts' {
  interface MemberTable {
    birth_place: Optional<string>;
    marital_status: Optional<MaritalStatus>;
    /** Of a married member. */
    spouse_name: Optional<string>;
    spouse_nik_encrypted: Optional<string>;
    spouse_phone_encrypted: Optional<string>;
    email_verified_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
    /** Street with RT and RW, as on the identity card. */
    ktp_address_encrypted: Optional<string>;
    ktp_kelurahan: Optional<string>;
    ktp_kecamatan: Optional<string>;
    ktp_city: Optional<string>;
    ktp_province: Optional<string>;
    ktp_zip_code: Optional<string>;
    /** Of the domicile, whose street and zip code are `address_encrypted` and `zip_code`. */
    kelurahan: Optional<string>;
    kecamatan: Optional<string>;
    city: Optional<string>;
    province: Optional<string>;
    residence_status: Optional<ResidenceStatus>;
    residence_since: Optional<string>;
    occupation: Optional<Occupation>;
    employer_name: Optional<string>;
    business_field: Optional<BusinessField>;
    work_since: Optional<string>;
    npwp_encrypted: Optional<string>;
    npwp_hash: Optional<string>;
    /** Since when the member has the database type: it is valid for some days. */
    database_type_since: Optional<string>;
    emergency_name: Optional<string>;
    emergency_relation: Optional<EmergencyRelation>;
    emergency_phone_encrypted: Optional<string>;
    emergency_phone_hash: Optional<string>;
    emergency_address_encrypted: Optional<string>;
    closed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
    close_reason_id: Optional<string>;
  }
}
