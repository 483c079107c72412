-- AlterEnum
-- A slot that is held for somebody who waited for it. Alone here, because a new word of an enum can be
-- used only once its transaction is committed.
ALTER TYPE "BookingStatus" ADD VALUE 'held';
