-- AlterEnum
-- A slot that is held for somebody who waited for it.
ALTER TYPE "BookingStatus" ADD VALUE 'held';
