-- CreateTable
CREATE TABLE "forecast_hours" (
    "at" TIMESTAMPTZ(3) NOT NULL,
    "toldAt" TIMESTAMPTZ(3) NOT NULL,
    "windKmh" DOUBLE PRECISION,
    "gustKmh" DOUBLE PRECISION,
    "visibilityKm" DOUBLE PRECISION,
    "temperatureC" DOUBLE PRECISION,
    "code" INTEGER,

    CONSTRAINT "forecast_hours_pkey" PRIMARY KEY ("at")
);
