ALTER TYPE "IncidentAct" ADD VALUE 'extended';
