"""A second reading of each rule sheet, written without the engine and compared with it."""
