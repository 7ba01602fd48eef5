import { randomBytes } from 'node:crypto';

let last = { time: 0, sequence: 0 };

/**
 * A UUIDv7 (RFC 9562): ids of one process rise with time, so that an index ending in the id keeps the order of creation.
 * @param time epoch milliseconds, now unless given
 */
export function newId(time = Date.now()): string {
  const sequence = time === last.time ? last.sequence + 1 : randomBytes(2).readUInt16BE() & 0x7ff;
  last = { time, sequence };
  const bytes = Buffer.concat([Buffer.alloc(6), randomBytes(10)]);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | (sequence & 0xfff), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
