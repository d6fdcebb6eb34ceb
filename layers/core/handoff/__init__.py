"""Everything the Handoff functions share: reading, validation, beam building, storage."""
