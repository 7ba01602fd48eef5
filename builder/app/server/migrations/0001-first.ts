import type { Migration } from '../database.ts';
import { ownTables } from '../own-tables.ts';

// The tables of the app as it was made.

const repairTables = [
  `CREATE TABLE "repair" (
    "id" TEXT PRIMARY KEY,
    "version" INTEGER NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL,
    "title" TEXT NOT NULL,
    "photo" TEXT,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('brakes', 'wheels', 'gears', 'service')),
    "about" TEXT,
    "price" INTEGER NOT NULL,
    "takes" INTEGER NOT NULL,
    "guide" TEXT
  ) STRICT`,
  `CREATE INDEX "repair_createdAt_index" ON "repair" ("createdAt")`,
  `CREATE UNIQUE INDEX "repair_title_unique" ON "repair" ("title" COLLATE NOCASE)`,
  `CREATE INDEX "repair_photo_index" ON "repair" ("photo")`,
  `CREATE INDEX "repair_kind_index" ON "repair" ("kind")`,
  `CREATE INDEX "repair_price_index" ON "repair" ("price")`,
];

const bookingTables = [
  `CREATE TABLE "booking" (
    "id" TEXT PRIMARY KEY,
    "version" INTEGER NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "customer" TEXT REFERENCES "customer" ("id") ON DELETE SET NULL,
    "repair" TEXT NOT NULL REFERENCES "repair" ("id") ON DELETE NO ACTION,
    "slot" TEXT NOT NULL,
    "takes" INTEGER NOT NULL,
    "pickUp" TEXT,
    "part" TEXT REFERENCES "part" ("id") ON DELETE SET NULL,
    "quantity" REAL,
    "status" TEXT NOT NULL CHECK ("status" IN ('asked', 'confirmed', 'done', 'cancelled')),
    "paid" INTEGER CHECK ("paid" IN (0, 1)),
    "notes" TEXT
  ) STRICT`,
  `CREATE INDEX "booking_createdAt_index" ON "booking" ("createdAt")`,
  `CREATE INDEX "booking_customer_index" ON "booking" ("customer")`,
  `CREATE INDEX "booking_repair_index" ON "booking" ("repair")`,
  `CREATE INDEX "booking_slot_index" ON "booking" ("slot")`,
  `CREATE INDEX "booking_part_index" ON "booking" ("part")`,
  `CREATE INDEX "booking_status_index" ON "booking" ("status")`,
  `CREATE INDEX "booking_paid_index" ON "booking" ("paid")`,
];

const customerTables = [
  `CREATE TABLE "customer" (
    "id" TEXT PRIMARY KEY,
    "version" INTEGER NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "since" TEXT,
    "agreement" TEXT,
    "notes" TEXT
  ) STRICT`,
  `CREATE INDEX "customer_createdAt_index" ON "customer" ("createdAt")`,
  `CREATE UNIQUE INDEX "customer_email_unique" ON "customer" ("email" COLLATE NOCASE)`,
  `CREATE INDEX "customer_since_index" ON "customer" ("since")`,
  `CREATE INDEX "customer_agreement_index" ON "customer" ("agreement")`,
  `CREATE TABLE "customer_interests" (
    "row" TEXT NOT NULL REFERENCES "customer" ("id") ON DELETE CASCADE,
    "target" TEXT NOT NULL REFERENCES "repair" ("id") ON DELETE CASCADE,
    "position" INTEGER NOT NULL,
    PRIMARY KEY ("row", "target")
  ) STRICT`,
  `CREATE INDEX "customer_interests_target_index" ON "customer_interests" ("target")`,
];

const partTables = [
  `CREATE TABLE "part" (
    "id" TEXT PRIMARY KEY,
    "version" INTEGER NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "createdBy" TEXT REFERENCES "_members" ("id") ON DELETE SET NULL,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "repair" TEXT REFERENCES "repair" ("id") ON DELETE SET NULL,
    "price" INTEGER NOT NULL,
    "stock" REAL NOT NULL,
    "reorder" REAL
  ) STRICT`,
  `CREATE INDEX "part_createdAt_index" ON "part" ("createdAt")`,
  `CREATE UNIQUE INDEX "part_number_unique" ON "part" ("number" COLLATE NOCASE)`,
  `CREATE INDEX "part_repair_index" ON "part" ("repair")`,
  `CREATE INDEX "part_stock_index" ON "part" ("stock")`,
];

export const first: Migration = {
  name: '0001-first',
  statements: [...ownTables, ...repairTables, ...bookingTables, ...customerTables, ...partTables],
};
